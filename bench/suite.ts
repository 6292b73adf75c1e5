import type { Host } from './host/host';
import type { FigureKind } from './result';

export type Group = 'engine' | 'quality' | 'door' | 'pages' | 'films' | 'backend';

/** What is measured: data, and a `run` that every process calls once. */
export type Suite = {
  /** Asked for by this; that of its file. */
  readonly name: string;
  readonly group: Group;
  readonly title: string;
  /** Fresh processes one after the other, for what a process or a visit fixes once; 0 leaves the suite out. */
  readonly processes: { readonly full: number; readonly quick: number };
  /** Blocks that each process records, of a visit each; 1 where it says nothing. */
  readonly visits?: { readonly full: number; readonly quick: number };
  /** About, for one process on an idle machine: the time left is told by it until a process has been timed. */
  readonly seconds: { readonly full: number; readonly quick: number };
  /** Runs only where it or its group is asked for: it takes many minutes, or says again what another does. */
  readonly isLong?: boolean;
  readonly goals: readonly Goal[];
  /** Groups of times that another version is also compared by as a whole, each under a name of its own. */
  readonly together?: readonly { readonly group: string; readonly name: string }[];
  readonly run: (bench: Bench) => Promise<void>;
};

/** A figure, or how many times another one it is, within a limit. */
export type Goal = {
  readonly id: string;
  readonly text: string;
  readonly figure: string;
  /** The figure that `figure` is divided by. */
  readonly over?: string;
  /** How long what is measured would last by itself: the time it takes is told as so many times as fast as that. */
  readonly realTimeMs?: number;
} & ({ readonly atMost: number } | { readonly atLeast: number });

export type Contender = {
  readonly name: string;
  readonly run: () => unknown;
  /** Looks at what the first call gave: what is wrong is never timed. A text says what is wrong, and what was expected. */
  readonly isRight: (result: unknown) => boolean | string | Promise<boolean | string>;
  readonly limit?: string;
  readonly size?: number;
  readonly sizeUnit?: string;
  readonly isPeer?: boolean;
  /** For one that gets a part of the work: what its times are multiplied by. */
  readonly scaledBy?: number;
};

export type RaceOptions = {
  readonly group: string;
  readonly rounds?: number;
  /** A contender that has used it up sits out the rounds that are left. */
  readonly budgetMs?: number;
};

/** What a suite is given. */
export type Bench = {
  readonly host: Host;
  readonly isQuick: boolean;
  /** Counts the processes of the suite from 0: what comes out alike every time is measured in the first alone. */
  readonly process: number;
  /** The folder of the version that is measured. */
  readonly subject: string;
  /** Says what is done at the moment. */
  readonly step: (text: string) => void;
  /** Tells the name and version of the browser that is measured. */
  readonly runsIn: (browser: string) => void;
  /** Fails the run where a result is not right. */
  readonly check: (claim: string, holds: boolean) => void;
  /** Times the contenders in turns. */
  readonly race: (contenders: readonly Contender[], options: RaceOptions) => Promise<void>;
  /** Keeps what was measured otherwise. A new `block` for each fresh visit, else that of the process. */
  readonly record: (
    kind: FigureKind,
    values: readonly number[],
    options?: {
      readonly block?: number;
      readonly warmUp?: readonly number[];
      /** What was seen with them. */
      readonly notes?: readonly string[];
    },
  ) => void;
  /** Runs at the end, whatever comes; the last one first. */
  readonly onEnd: (close: () => unknown) => void;
};
