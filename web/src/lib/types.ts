/** What goes over the wire, by its plain names; made from the server's own description of it. */
import type { components } from "../wire.ts";

type Schemas = components["schemas"];

export type NewRoom = Schemas["NewRoom"];
export type SeatPlan = Schemas["SeatPlan"];
export type Made = Schemas["Made"];
export type Choices = Schemas["Choices"];
export type EditionCard = Schemas["EditionCard"];
export type RulesAsked = Schemas["RulesAsked"];
export type IdleRule = Schemas["IdleRule"];
export type RuleField = Schemas["RuleField"];
export type BotCard = Schemas["BotCard"];
export type RoomLine = Schemas["RoomLine"];
export type Door = Schemas["Door"];
export type Join = Schemas["Join"];
export type KeyWanted = Schemas["KeyWanted"];
export type Link = Schemas["Link"];
export type Problem = Schemas["Problem"];
export type Health = Schemas["Health"];
export type Replay = Schemas["Replay"];
export type BookView = Schemas["BookView"];
export type BookParagraph = Schemas["BookParagraph"];
export type ExampleView = Schemas["ExampleView"];
export type RoomView = Schemas["RoomView"];
export type SeatView = Schemas["SeatView"];
export type VoteView = Schemas["VoteView"];
export type Board = Schemas["Board"];
export type CityView = Schemas["CityView"];
export type SpaceView = Schemas["SpaceView"];
export type CardView = Schemas["CardView"];
export type Line = Schemas["Line"];
export type Step = Schemas["Step"];
export type Series = Schemas["Series"];
export type PlayerStats = Schemas["PlayerStats"];
export type ResultView = Schemas["ResultView"];
export type Analysis = Schemas["Analysis"];
export type CostlyMove = Schemas["CostlyMove"];
export type OddsSeries = Schemas["OddsSeries"];
export type Verdict = Schemas["Verdict"];
export type View = Schemas["View"];
export type PlayerView = Schemas["PlayerView"];
export type TitleView = Schemas["TitleView"];
export type BracketView = Schemas["BracketView"];
export type DeckView = Schemas["DeckView"];
export type AuctionView = Schemas["AuctionView"];
export type OfferView = Schemas["OfferView"];
export type Side = Schemas["Side"];
export type DebtView = Schemas["DebtView"];
export type ChanceView = Schemas["ChanceView"];
export type SeatMoves = Schemas["SeatMoves"];
export type Choice = Schemas["Choice"];
export type Grey = Schemas["Grey"];
export type Play = Schemas["Play"];
export type WhyNot = Schemas["WhyNot"];
export type AskTitle = Schemas["AskTitle"];
export type AskOffer = Schemas["AskOffer"];
export type AskOutlook = Schemas["AskOutlook"];
export type AskHint = Schemas["AskHint"];
export type AskRule = Schemas["AskRule"];
export type AskMore = Schemas["AskMore"];
export type Chat = Schemas["Chat"];
export type Undo = Schemas["Undo"];
export type LetBot = Schemas["LetBot"];
export type SitBack = Schemas["SitBack"];
export type Vote = Schemas["Vote"];
export type Start = Schemas["Start"];
export type Speak = Schemas["Speak"];
export type Ping = Schemas["Ping"];
export type Welcome = Schemas["Welcome"];
export type ChatLine = Schemas["ChatLine"];
export type Moved = Schemas["Moved"];
export type RoomChanged = Schemas["RoomChanged"];
export type Said = Schemas["Said"];
export type Done = Schemas["Done"];
export type Refused = Schemas["Refused"];
export type Judged = Schemas["Judged"];
export type TitleCard = Schemas["TitleCard"];
export type RentRow = Schemas["RentRow"];
export type Visitor = Schemas["Visitor"];
export type Effects = Schemas["Effects"];
export type Effect = Schemas["Effect"];
export type Outlook = Schemas["Outlook"];
export type Outcome = Schemas["Outcome"];
export type Hint = Schemas["Hint"];
export type Chance = Schemas["Chance"];
export type RuleText = Schemas["RuleText"];
export type More = Schemas["More"];

export type FromPage =
  | Play
  | WhyNot
  | AskTitle
  | AskOffer
  | AskOutlook
  | AskHint
  | AskRule
  | AskMore
  | Chat
  | Undo
  | LetBot
  | SitBack
  | Vote
  | Start
  | Speak
  | Ping;

export type ToPage =
  | Welcome
  | Moved
  | RoomChanged
  | Said
  | Done
  | Refused
  | Judged
  | TitleCard
  | Effects
  | Outlook
  | Hint
  | RuleText
  | More;

export type Lang = NewRoom["lang"];
export type Pace = NewRoom["pace"];
