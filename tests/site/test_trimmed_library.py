"""What was left out of the browser's Python is not missed: games of all editions to their end, in all languages, in Node."""

import gzip
import json
import shutil
import subprocess
import tarfile
from pathlib import Path

import duopoly
from duopoly.editions import names
from duopoly.site.node import node

HERE = Path(__file__).parent


def test_all_editions_to_their_end(site, tmp_path):
    listed = json.loads((site.folder / "python/files.json").read_bytes())["files"]
    for name, file in listed.items():
        with gzip.open(site.folder / "python" / file["path"]) as source, (tmp_path / name).open("wb") as target:
            shutil.copyfileobj(source, target)
    with tarfile.open(tmp_path / "files.tar") as archive:
        archive.extractall(tmp_path / "packages", filter="data")
    machine = Path(duopoly.__file__).parent / "fast" / "js" / "machine.js"
    script = [str(HERE / "play.mjs"), str(tmp_path), str(HERE / "play_in_browser.py"), str(machine)]
    run = subprocess.run([*node(), *script], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr[-2000:]
    assert json.loads(run.stdout) == dict.fromkeys(names(), True)
