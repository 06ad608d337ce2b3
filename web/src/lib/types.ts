/** What goes over the wire, by its plain names; made from the server's own description of it. */
import type { components } from "../wire.ts";

type Schemas = components["schemas"];

export type NewRoom = Omit<Schemas["NewRoom"], "seats"> & { seats: SeatConfig[] };
/** On the page, budgets of bots come from saved games only. */
export type SeatConfig = Omit<Schemas["SeatConfig"], "budget">;
export type RoomCreated = Schemas["RoomCreated"];
export type RoomOptions = Schemas["RoomOptions"];
export type EditionOption = Schemas["EditionOption"];
export type IdleRulesRequest = Schemas["IdleRulesRequest"];
export type IdleRule = Schemas["IdleRule"];
export type RuleField = Schemas["RuleField"];
export type BotOption = Schemas["BotOption"];
export type Account = Schemas["Account"];
export type AccountInvitation = Schemas["AccountInvitation"];
export type AccountRequest = Schemas["AccountRequest"];
export type OwnGame = Schemas["OwnGame"];
export type RoomSummary = Schemas["RoomSummary"];
export type Invitation = Schemas["Invitation"];
export type Join = Schemas["Join"];
export type LinkRequest = Schemas["LinkRequest"];
export type Link = Schemas["Link"];
export type Problem = Schemas["Problem"];
export type Health = Schemas["Health"];
export type Replay = Schemas["Replay"];
export type BookView = Schemas["BookView"];
export type BookParagraph = Schemas["BookParagraph"];
export type ExampleView = Schemas["ExampleView"];
export type StrategyView = Schemas["StrategyView"];
export type StrategyCell = Schemas["StrategyCell"];
export type RoomView = Schemas["RoomView"];
export type SeatView = Schemas["SeatView"];
export type VoteView = Schemas["VoteView"];
export type Board = Schemas["Board"];
export type CityView = Schemas["CityView"];
export type SpaceView = Schemas["SpaceView"];
export type CardView = Schemas["CardView"];
export type LedgerLine = Schemas["LedgerLine"];
export type CalculationStep = Schemas["CalculationStep"];
export type WealthSeries = Schemas["WealthSeries"];
export type PlayerStats = Schemas["PlayerStats"];
export type ResultView = Schemas["ResultView"];
export type Analysis = Schemas["Analysis"];
export type CostlyMove = Schemas["CostlyMove"];
export type LuckAndSkill = Schemas["LuckAndSkill"];
export type OddsSeries = Schemas["OddsSeries"];
export type StorySentence = Schemas["StorySentence"];
export type BestTitleView = Schemas["BestTitleView"];
export type TurningPointView = Schemas["TurningPointView"];
export type ExpectedLine = Schemas["ExpectedLine"];
export type LineStep = Schemas["LineStep"];
export type Rematch = Schemas["Rematch"];
export type ShareNames = Schemas["ShareNames"];
export type RecordCheck = Schemas["RecordCheck"];
export type PositionView = Schemas["PositionView"];
export type PlayerView = Schemas["PlayerView"];
export type TitleView = Schemas["TitleView"];
export type BracketView = Schemas["BracketView"];
export type DeckView = Schemas["DeckView"];
export type AuctionView = Schemas["AuctionView"];
export type WantRange = Schemas["WantRange"];
export type OfferView = Schemas["OfferView"];
export type OfferSide = Schemas["OfferSide"];
export type DebtView = Schemas["DebtView"];
export type ChanceView = Schemas["ChanceView"];
export type SeatMoves = Schemas["SeatMoves"];
export type LegalMove = Schemas["LegalMove"];
export type BlockedMove = Schemas["BlockedMove"];
export type Play = Schemas["Play"];
export type CheckMoves = Schemas["CheckMoves"];
export type AskTitleCard = Schemas["AskTitleCard"];
export type AskOfferEffects = Schemas["AskOfferEffects"];
export type AskThrowPreview = Schemas["AskThrowPreview"];
export type AskHint = Schemas["AskHint"];
export type AskGrade = Schemas["AskGrade"];
export type AskRule = Schemas["AskRule"];
export type AskOlderLines = Schemas["AskOlderLines"];
export type Chat = Schemas["Chat"];
export type Undo = Schemas["Undo"];
export type NewPushSubscription = Schemas["NewPushSubscription"];
export type ReplaceWithBot = Schemas["ReplaceWithBot"];
export type TakeSeatBack = Schemas["TakeSeatBack"];
export type Vote = Schemas["Vote"];
export type Start = Schemas["Start"];
export type SetLanguage = Schemas["SetLanguage"];
export type EndGame = Schemas["EndGame"];
export type GuideRequest = Schemas["GuideRequest"];
export type GuideView = Schemas["GuideView"];
export type AskMoreTime = Schemas["AskMoreTime"];
export type LeaveGuide = Schemas["LeaveGuide"];
export type SetBotDelay = Schemas["SetBotDelay"];
export type SetBotOffers = Schemas["SetBotOffers"];
export type AddSalt = Schemas["AddSalt"];
export type Device = Schemas["Device"];
export type PuzzleSummary = Schemas["PuzzleSummary"];
export type PuzzleView = Schemas["PuzzleView"];
export type RecordView = Schemas["RecordView"];
export type RecordSeat = Schemas["RecordSeat"];
export type RoomFromRecord = Schemas["RoomFromRecord"];
export type Ping = Schemas["Ping"];
export type Welcome = Schemas["Welcome"];
export type ChatMessage = Schemas["ChatMessage"];
export type Moved = Schemas["Moved"];
export type RoomChanged = Schemas["RoomChanged"];
export type ChatAdded = Schemas["ChatAdded"];
export type Done = Schemas["Done"];
export type RequestRefused = Schemas["RequestRefused"];
export type CheckedMoves = Schemas["CheckedMoves"];
export type TitleCard = Schemas["TitleCard"];
export type RentRow = Schemas["RentRow"];
export type Visitor = Schemas["Visitor"];
export type OfferEffects = Schemas["OfferEffects"];
export type Effect = Schemas["Effect"];
export type ThrowPreview = Schemas["ThrowPreview"];
export type ThrowOutcome = Schemas["ThrowOutcome"];
export type Hint = Schemas["Hint"];
export type WinChance = Schemas["WinChance"];
export type HintOption = Schemas["HintOption"];
export type GradedMove = Schemas["GradedMove"];
export type RuleText = Schemas["RuleText"];
export type OlderLines = Schemas["OlderLines"];

export type ClientMessage =
  | Play
  | CheckMoves
  | AskTitleCard
  | AskOfferEffects
  | AskThrowPreview
  | AskHint
  | AskGrade
  | AskRule
  | AskOlderLines
  | Chat
  | Undo
  | ReplaceWithBot
  | TakeSeatBack
  | Vote
  | Start
  | EndGame
  | SetBotDelay
  | SetBotOffers
  | AddSalt
  | AskMoreTime
  | LeaveGuide
  | SetLanguage
  | Ping;

export type ServerMessage =
  | Welcome
  | Moved
  | RoomChanged
  | ChatAdded
  | Done
  | RequestRefused
  | CheckedMoves
  | TitleCard
  | OfferEffects
  | ThrowPreview
  | Hint
  | GradedMove
  | RuleText
  | OlderLines;

export type Lang = NewRoom["lang"];
export type BotDelay = NewRoom["bot_delay"];
export type BotOffers = SetBotOffers["bot_offers"];
