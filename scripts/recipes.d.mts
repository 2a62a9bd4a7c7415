export interface Recipe {
  files: Readonly<Record<string, string>>;
  install: string;
  start: string;
  policy: string | undefined;
}

export interface Lock {
  packages: Readonly<
    Record<
      string,
      { version?: string; resolved?: string } & Readonly<
        Partial<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>>
      >
    >
  >;
}

export function filesShownIn(page: string): Readonly<Partial<Record<string, string>>>;
export function recipeOf(kind: string): Recipe;
export function packagesOf(install: string): Readonly<Record<string, string>>;
export function lockOf(kind: string): Lock;
export function kinds(): string[];
export function folderOf(kind: string): string;
export function layOut(
  kind: string,
  changes?: Readonly<Record<string, string>>,
): { folder: string; start: string };
