import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EmscriptenOptions = Parameters<NodeFS['init']>[1];

/** The part of emscripten's NODEFS that is replaced; internal to PGlite, whose version is pinned for that reason. */
interface NodeFsModule {
  NODEFS: {
    stream_ops: { fsync?: (stream: { nfd?: number | null; node: unknown }) => number };
    realPath(node: unknown): string;
  };
}

const ERRNO_IO = 29; // EIO in WASI's numbering.

function syncFile(file: string): void {
  const descriptor = fs.openSync(file, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

export interface DurableNodeFsEvents {
  /** The disk was synced. */
  onSync?(): void;
  /** PostgreSQL gave up. Called before the statement ends, if it ends at all: some spin for ever. */
  onPanic?(message: string): void;
}

/** PGlite's folder with fsync that reaches the disk: as it comes, PGlite drops every one of them. */
export class DurableNodeFs extends NodeFS {
  readonly #events: DurableNodeFsEvents;

  constructor(folder: string, events: DurableNodeFsEvents = {}) {
    super(folder);
    this.#events = events;
  }

  override async init(pg: PGlite, options: EmscriptenOptions): ReturnType<NodeFS['init']> {
    const result = await super.init(pg, options);
    const { preRun, printErr }: { preRun?: unknown; printErr?: (text: string) => void } = result.emscriptenOpts;
    if (!Array.isArray(preRun)) throw new Error('PGlite no longer takes preRun hooks: fsync cannot be made real');
    preRun.push((module: NodeFsModule) => {
      const { NODEFS } = module;
      NODEFS.stream_ops.fsync = (stream) => {
        try {
          if (stream.nfd === undefined || stream.nfd === null) syncFile(NODEFS.realPath(stream.node));
          else fs.fsyncSync(stream.nfd);
          this.#events.onSync?.();
          return 0;
        } catch {
          return ERRNO_IO; // PostgreSQL answers this with a PANIC, which ends the process.
        }
      };
    });
    result.emscriptenOpts.printErr = (text: string) => {
      if (/ PANIC: /.test(text)) this.#events.onPanic?.(text);
      printErr?.(text);
    };
    return result;
  }
}
