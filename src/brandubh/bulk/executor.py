"""Where bulk work runs: a pool of processes here, or a Dask cluster by its address. Both are executors."""

import contextlib
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process

from brandubh.errors import BrandubhError


@contextlib.contextmanager
def open_executor(workers: int, cluster: str | None = None) -> Iterator[Executor]:
    """An executor. Work handed to it is a plain function of a module, with arguments that can be pickled."""
    if cluster is None:
        # Fresh processes: a fork would copy the locks of the progress display's thread.
        executor = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_begin)
        try:
            yield executor
        except BaseException:
            # What is being done is lost with its process, and is done again next time.
            processes = list((executor._processes or {}).values())
            executor.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            raise
        executor.shutdown()
        return
    try:
        from dask.distributed import Client
    except ModuleNotFoundError as error:
        raise BrandubhError(f"a cluster needs the package {error.name}: pip install 'brandubh[cluster]'") from None
    try:
        client = Client(cluster, timeout=20)
    except (OSError, ValueError, TimeoutError) as error:
        raise BrandubhError(f"there is no Dask cluster at {cluster}: {error}") from None
    with client, client.get_executor(pure=False) as executor:
        yield executor


def _begin() -> None:
    """Let Ctrl-C end a worker without a word; whoever handed out the work speaks. And end with him, however he ends."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
