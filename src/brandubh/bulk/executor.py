"""Where long work runs: a pool of processes here, or a Dask cluster by its address. Both are executors."""

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
    """An executor of ``workers`` processes, or the one of a cluster.

    It takes plain functions of a module, with arguments that can be pickled. An error or Ctrl-C ends the processes at
    once, whatever they are doing.
    """
    if cluster is None:
        # Fresh processes: a fork would copy the locks of the progress display's thread.
        executor = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_set_up_worker)
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


def _set_up_worker() -> None:
    """Workers die silently on Ctrl-C, which the parent reports, and whenever the parent dies."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
