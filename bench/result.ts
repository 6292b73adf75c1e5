/** The result of a run; `result.schema.json` describes the same for other programs. */
export type Result = {
  readonly schema: 1;
  /** ISO 8601. */
  readonly taken: string;
  readonly mode: 'quick' | 'full';
  /** False while the run is under way, and forever if it was aborted. */
  isComplete: boolean;
  readonly machine: Machine;
  /** What suites read; older results, and those of a browser alone, do not say. */
  readonly media?: Media;
  /** Environment variables that were set and change what suites measure; older results do not say. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The requested suites, in the order of a report. Older results do not name them. */
  readonly suites?: readonly SuiteTitle[];
  /** Suites that were run again later; their figures are from that run. */
  readonly repeats?: readonly Repeat[];
  /** This version; in a comparison the other one second. */
  readonly versions: VersionResult[];
  /** Computed from the samples when the run ends. */
  summary: Summary | null;
};

export type SuiteTitle = { readonly name: string; readonly group: string; readonly title: string };

export type Repeat = {
  readonly suite: string;
  /** ISO 8601. */
  readonly taken: string;
  readonly commit: string;
  readonly hasChanges: boolean;
  /** As of the machine, at that time; older results do not say. */
  readonly timesSlower?: number;
  readonly browser?: string | null;
};

export type Interval = { readonly low: number; readonly high: number };

/** A value with its 95 % confidence interval, and the number of processes or visits behind it. */
export type Estimate = {
  readonly value: number;
  /** Null if there are too few units. */
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
    /** As of the figure. */
    readonly zeroMeans?: string;
    /** Number of all samples. */
    readonly samples: number;
  })[];
  readonly goals: readonly GoalResult[];
  /** This version against the other one or a baseline. */
  readonly comparisons: readonly Comparison[];
  /**
   * Suites that the other version or the baseline has no figures of, or how many figures of one; absent where there was
   * none to compare with.
   */
  readonly notCompared?: readonly string[];
  /**
   * For groups with several sizes: the exponent of growth of their medians, and from which size on; older results lack
   * `from`.
   */
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
  /** As in the goal. */
  readonly realTimeMs?: number;
  readonly isMaximum?: boolean;
  /** As of the figure. */
  readonly zeroMeans?: string;
  /** Open if the interval spans the limit or there is none. */
  readonly state: 'met' | 'missed' | 'open' | 'not measured';
};

/** `value` is this version's figure divided by the other's. */
export type Comparison = Estimate & {
  readonly suite: string;
  readonly name: string;
  readonly isTime: boolean;
  readonly isExact: boolean;
  readonly verdict: Verdict;
  /** The least difference that counts as one; 0.01 if absent. */
  readonly least?: number;
  /** Why no verdict is given: what a difference may come of, or that one of both is zero. */
  readonly reason?:
    | 'another machine'
    | 'another speed of the machine'
    | 'another Node'
    | 'another browser'
    | 'no ratio to zero';
};

export type Verdict = 'better' | 'worse' | 'no difference shown';

export type Machine = {
  readonly cpu: string;
  readonly cores: number;
  /** Null if the browser does not report it. */
  readonly memoryMegabytes: number | null;
  readonly platform: string;
  /** Null if everything ran in a browser. */
  readonly node: string | null;
  /** Name and version of the browser that pages ran in; null if none did. */
  browser: string | null;
  /** How many times slower than the reference machine of the goals this one was at the start of the run. */
  readonly timesSlower: number;
};

/** The pictures and clips that suites read. */
export type Media = {
  /** Whether `HUELOOM_MEDIA` named their folder; else they are the built-in pictures. */
  readonly isGiven: boolean;
  readonly files: number;
  /** Of their paths and sizes. */
  readonly digest: string;
};

export type VersionResult = {
  /** As requested: 'here', a branch, a tag, a folder. */
  readonly name: string;
  readonly version: string;
  readonly commit: string;
  /** Whether files differed from that commit. */
  readonly hasChanges: boolean;
  readonly figures: Figure[];
  readonly failures: Failure[];
  /** Suites that could not be built with this version, as they measure what it does not have yet. */
  readonly absent: string[];
  readonly durations: Duration[];
};

/** The mean duration of a suite's processes; the next run estimates its remaining time from it. */
export type Duration = { readonly suite: string; readonly mode: 'quick' | 'full'; readonly seconds: number };

export type Failure = { readonly suite: string; readonly message: string };

export type FigureKind = {
  /** Unique within its suite. */
  readonly name: string;
  /** Figures of one group are shown together. */
  readonly group: string;
  readonly unit: 'ms' | 'MB' | 'ΔE00' | '%' | '1' | '1/s' | '×';
  readonly better: 'less' | 'more';
  /** 'lesser': the smaller of wall-clock and CPU time; 'wall'; 'trace': CPU time of the thread; 'none': no time. */
  readonly clock: 'lesser' | 'wall' | 'trace' | 'none';
  /** Identical in every run, so that any difference is real. */
  readonly isExact?: boolean;
  /** A figure of the same suite that this one cannot beat, drawn as a line through its group. */
  readonly limit?: string;
  /** It was measured on a part of the work and multiplied by this. */
  readonly scaledBy?: number;
  /** The size of its input: figures of a group that have one are a growth curve. */
  readonly size?: number;
  /** What sizes count, such as 'colors'. */
  readonly sizeUnit?: string;
  /** Another library or a plain loop, measured for comparison. */
  readonly isPeer?: boolean;
  /** What a value of 0 stands for, if it is no amount, such as 'none over 50 ms'. */
  readonly zeroMeans?: string;
  /** The most that such a value may have been: in ratios 0 counts as so much, which shows a difference too small at most. */
  readonly zeroAtMost?: number;
};

export type Figure = FigureKind & {
  readonly suite: string;
  /**
   * One block for each fresh process or visit; of two versions also those that were run to see whether a difference
   * shows again, with process numbers that follow the others'.
   */
  readonly blocks: Block[];
};

export type Block = {
  /** The process of its suite and the visit in it, both from 0. Absent in older results. */
  readonly process?: number;
  readonly visit?: number;
  /** Number of calls that each sample averages. */
  calls: number;
  /** Samples taken before the counted ones, first call first. */
  readonly warmUp: number[];
  /** In the figure's unit, in the order taken. */
  readonly samples: number[];
  /** Notes taken with them, such as the script that a long task ran. */
  notes?: string[];
};
