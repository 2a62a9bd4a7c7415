export interface ServedSite {
  port: number;
  config: Readonly<Record<string, unknown>>;
  /** Further origins of images. */
  pictures?: readonly string[];
}

export interface RunningNginx {
  accessLog(): string;
  stop(): Promise<void>;
}

export function startNginx(...sites: ServedSite[]): Promise<RunningNginx | null>;
