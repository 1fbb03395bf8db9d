"""``brandubh rules``: rulesets in plain words, or as data."""

from itertools import groupby
from textwrap import TextWrapper

from rich.text import Text

from brandubh.cli.options import print_data
from brandubh.cli.screen import Screen, bold
from brandubh.cli.speech import spoken
from brandubh.language import say
from brandubh.rules import PRESETS, WTF, Rules
from brandubh.rules.clauses import clauses, origin
from brandubh.rules.summary import summary


def rules_command(rules: Rules | None, *, toml: bool = False, as_json: bool = False) -> None:
    """Say what a ruleset says; without one, list the presets, or print ``wtf`` as data."""
    if toml:
        print_data((rules or WTF).to_toml())
    elif as_json:
        print_data((rules or WTF).to_json())
    elif rules is not None:
        _say_rules(rules, spoken())
    else:
        _list_rules(spoken())


def _list_rules(language: str) -> None:
    console = Screen()
    width = max(map(len, PRESETS))
    for preset, rules in PRESETS.items():
        _print_wrapped(console, f"{preset:{width}} ", say(language, origin(rules)), "bold")
    console.print()
    _print_wrapped(console, "", say(language, "terminal-rules", command="brandubh rules"))


def _say_rules(rules: Rules, language: str) -> None:
    console = Screen()
    rules_id = say(language, "terminal-rules-id", id=rules.rules_id)
    console.print(bold(rules.name), f" ({rules_id})", highlight=False)
    _print_wrapped(console, "", say(language, origin(rules)))
    console.print(bold(f"\n     {say(language, 'summary-heading')}"))
    for point in summary(rules):
        title, text = say(language, point.title), say(language, point.message, **point.args)
        _print_wrapped(console, " " * 5, f"{title}. {text}", italic=len(title) + 1)
    for number, (section, members) in enumerate(groupby(clauses(rules), key=lambda clause: clause.section), 1):
        console.print(bold(f"\n{number}    {say(language, f'section-{section}')}"))
        for clause in members:
            title, text = say(language, clause.title), say(language, clause.message, **clause.args)
            _print_wrapped(console, f"{clause.number:5}", f"{title}. {text}", "dim", italic=len(title) + 1)


def _print_wrapped(console: Screen, label: str, text: str, style: str = "", italic: int = 0) -> None:
    """A label and, beside it, a text in lines that break at plain spaces alone: rich breaks at no-break spaces too."""
    width = max(console.width, len(label) + 20)
    wrapper = TextWrapper(width, initial_indent=label, subsequent_indent=" " * len(label), break_on_hyphens=False)
    shown = Text(wrapper.fill(text))
    shown.stylize(style, 0, len(label))
    shown.stylize("italic", len(label), len(label) + italic)
    console.print(shown, highlight=False, soft_wrap=True)
