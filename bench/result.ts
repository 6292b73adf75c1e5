/** What a run leaves behind; `result.schema.json` says the same to other programs. */
export type Result = {
  readonly schema: 1;
  /** ISO 8601. */
  readonly taken: string;
  readonly mode: 'quick' | 'full';
  /** False while the run is under way, and for good where it was stopped. */
  isComplete: boolean;
  readonly machine: Machine;
  /** The suites that were asked for, in the order of a report. Older results do not name them. */
  readonly suites?: readonly SuiteTitle[];
  /** Suites that were run once more after this run, whose figures are of then. */
  readonly repeats?: readonly Repeat[];
  /** This version; of a comparison the other one second. */
  readonly versions: VersionResult[];
  /** What the samples say, made of them when the run ends. */
  summary: Summary | null;
};

export type SuiteTitle = { readonly name: string; readonly group: string; readonly title: string };

export type Repeat = {
  readonly suite: string;
  /** ISO 8601. */
  readonly taken: string;
  readonly commit: string;
  readonly hasChanges: boolean;
};

export type Interval = { readonly low: number; readonly high: number };

/** A value with the interval that holds it in 95 of 100 runs, and how many processes or visits that rests on. */
export type Estimate = {
  readonly value: number;
  /** Null where nothing can be said. */
  readonly interval: Interval | null;
  readonly units: number;
};

export type Summary = {
  readonly medians: readonly (Estimate & {
    readonly version: string;
    readonly suite: string;
    readonly name: string;
    readonly group: string;
    readonly unit: FigureKind['unit'];
    /** Of all samples. */
    readonly samples: number;
  })[];
  readonly goals: readonly GoalResult[];
  /** This version against the other one or a baseline. */
  readonly comparisons: readonly Comparison[];
  /** Of groups with several sizes: the exponent that their medians grow with, from a size on; older results do not name that. */
  readonly growth: readonly {
    readonly suite: string;
    readonly group: string;
    readonly exponent: number;
    readonly from?: number;
  }[];
};

export type GoalResult = Estimate & {
  readonly suite: string;
  readonly id: string;
  readonly text: string;
  readonly unit: FigureKind['unit'];
  readonly figure?: string;
  /** The figure that `figure` is divided by. */
  readonly over?: string;
  readonly atMost?: number;
  readonly atLeast?: number;
  /** As the goal has it. */
  readonly realTimeMs?: number;
  /** Open where the interval reaches over the limit. */
  readonly state: 'met' | 'missed' | 'open';
};

/** `value` is this version's over the other's. */
export type Comparison = Estimate & {
  readonly suite: string;
  readonly name: string;
  readonly isTime: boolean;
  readonly isExact: boolean;
  readonly verdict: Verdict;
};

export type Verdict = 'better' | 'worse' | 'no difference shown';

export type Machine = {
  readonly cpu: string;
  readonly cores: number;
  /** Null where a browser does not tell it. */
  readonly memoryMegabytes: number | null;
  readonly platform: string;
  /** Null where all of it ran in a browser. */
  readonly node: string | null;
  /** Name and version of the browser that pages ran in; null where none did. */
  browser: string | null;
  /** How many times as long as the machine of the goals in milliseconds this one took at the start of the run. */
  readonly timesSlower: number;
};

export type VersionResult = {
  /** As it was asked for: 'here', a branch, a tag, a folder. */
  readonly name: string;
  readonly version: string;
  readonly commit: string;
  /** Whether files differed from that commit. */
  readonly hasChanges: boolean;
  readonly figures: Figure[];
  readonly failures: Failure[];
  /** Suites that this version could not be built with: they measure what it does not have yet. */
  readonly absent: string[];
  readonly durations: Duration[];
};

/** How long a process of a suite took, the mean of all: the next run tells its time left by it. */
export type Duration = { readonly suite: string; readonly mode: 'quick' | 'full'; readonly seconds: number };

export type Failure = { readonly suite: string; readonly message: string };

export type FigureKind = {
  /** Unique within its suite. */
  readonly name: string;
  /** Figures of one group belong beside each other. */
  readonly group: string;
  readonly unit: 'ms' | 'MB' | 'ΔE00' | '%' | '1' | '1/s' | '×';
  readonly better: 'less' | 'more';
  /** 'lesser': of wall clock and processor time; 'wall'; 'trace': what the thread ran; 'none': no time. */
  readonly clock: 'lesser' | 'wall' | 'trace' | 'none';
  /** Comes out alike in every run: any difference is one. */
  readonly isExact?: boolean;
  /** The figure of the same suite that no other of its group can be better than. */
  readonly limit?: string;
  /** What was measured on a part and multiplied by this. */
  readonly scaledBy?: number;
  /** The size of its input: figures of a group that have one are a growth curve. */
  readonly size?: number;
  /** What sizes count, such as 'colors'. */
  readonly sizeUnit?: string;
  /** Someone else's library or a plain loop, measured beside ours. */
  readonly isPeer?: boolean;
};

export type Figure = FigureKind & {
  readonly suite: string;
  /** One list for each fresh process or visit. */
  readonly blocks: Block[];
};

export type Block = {
  /** The process of its suite and the visit in it, both from 0. Older results do not say. */
  readonly process?: number;
  readonly visit?: number;
  /** Calls that each sample is the mean of. */
  calls: number;
  /** What was measured before the samples and is not counted, first call first. */
  readonly warmUp: number[];
  /** In the figure's unit, in the order they were taken. */
  readonly samples: number[];
  /** What was seen with them, such as the script that a long task ran. */
  notes?: string[];
};
