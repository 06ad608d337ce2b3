"""The new table asks which of its house rules can do nothing."""


def test_a_new_table_is_told(someone, served):
    browser = someone()
    asked = {"edition": "anti-us", "aim": "last", "rules": {"doubles_to_prison": 3, "fee": 60}, "lang": "fr"}
    (told,) = browser.post("/api/idle-rules", status=200, **asked)
    assert told["rule"] == "doubles_to_prison"
    assert told["text"].startswith("Sans effet tant que")
    assert browser.post("/api/idle-rules", status=200, edition="anti-moon") == []
    assert browser.post("/api/idle-rules", status=200, edition="anti-us", rules={"fee": "much"}) == []
    browser.post("/api/idle-rules", status=400, edition=5)
