export function bundled(): string[];
export function checkAdvisories(
  folders: readonly string[],
): Promise<{ skippedBecause: string } | undefined>;
