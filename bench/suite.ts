import type { Host } from './host/host';
import type { FigureKind } from './result';

export type Group = 'engine' | 'quality' | 'door' | 'pages' | 'films' | 'backend';

/** A suite is data, and a `run` that every process calls once. */
export type Suite = {
  /** Name on the command line; that of its file. */
  readonly name: string;
  readonly group: Group;
  readonly title: string;
  /** Number of consecutive fresh processes, for effects that are fixed per process or visit; 0 skips the suite. */
  readonly processes: { readonly full: number; readonly quick: number };
  /** Blocks that each process records, one per visit; default 1. */
  readonly visits?: { readonly full: number; readonly quick: number };
  /** Approximate, for one process on an idle machine: estimates the time left until a process has been timed. */
  readonly seconds: { readonly full: number; readonly quick: number };
  /** Whether processes of two versions can run side by side, and `pass` lets one wait; bundled suites always can. */
  readonly takesTurns?: boolean;
  /** Only runs when it or its group is requested: it takes many minutes, or repeats what another suite measures. */
  readonly isLong?: boolean;
  readonly goals: readonly Goal[];
  /** Groups of times that are also compared between versions as a whole, each under its own name. */
  readonly together?: readonly { readonly group: string; readonly name: string }[];
  readonly run: (bench: Bench) => Promise<void>;
};

/** A limit on a figure, or on its ratio to another one. */
export type Goal = {
  readonly id: string;
  readonly text: string;
  readonly figure: string;
  /** The figure that `figure` is divided by. */
  readonly over?: string;
  /** Duration of the measured media: the time is shown as so many times faster than real time. */
  readonly realTimeMs?: number;
  /** The figure is a maximum: one sample beyond the limit is a miss. */
  readonly isMaximum?: boolean;
} & ({ readonly atMost: number } | { readonly atLeast: number });

export type Contender = {
  readonly name: string;
  /** Runs before every call, untimed: for what changes its own input. */
  readonly prepare?: () => void;
  readonly run: () => unknown;
  /** Checks the first result: wrong results are never timed. A string says what is wrong, and what was expected. */
  readonly isRight: (result: unknown) => boolean | string | Promise<boolean | string>;
  readonly limit?: string;
  readonly size?: number;
  readonly sizeUnit?: string;
  readonly isPeer?: boolean;
  /** For a contender that gets a part of the work: its times are multiplied by this. */
  readonly scaledBy?: number;
};

export type RaceOptions = {
  readonly group: string;
  readonly rounds?: number;
  /** A contender that has used its budget skips the remaining rounds. */
  readonly budgetMs?: number;
};

/** The API that a suite gets. */
export type Bench = {
  readonly host: Host;
  readonly isQuick: boolean;
  /** Index among the suite's processes, from 0: deterministic figures are measured in the first alone. */
  readonly process: number;
  /** The folder of the measured version. */
  readonly subject: string;
  /** Reports the current step. */
  readonly step: (text: string) => void;
  /** Reports the name and version of the measured browser. */
  readonly runsIn: (browser: string) => void;
  /** Fails the run if a result is wrong. */
  readonly check: (claim: string, holds: boolean) => void;
  /** Times the contenders in turns. */
  readonly race: (contenders: readonly Contender[], options: RaceOptions) => Promise<void>;
  /** Records values measured otherwise. Pass a new `block` for each fresh visit; default is that of the process. */
  readonly record: (
    kind: FigureKind,
    values: readonly number[],
    options?: {
      readonly block?: number;
      readonly warmUp?: readonly number[];
      /** Notes taken with them. */
      readonly notes?: readonly string[];
    },
  ) => void;
  /** Lets the process of another version work for a while, between visits of a suite that takes turns. */
  readonly pass: () => Promise<void>;
  /** Runs at the end in any case, in reverse order of registration. */
  readonly onEnd: (close: () => unknown) => void;
};
