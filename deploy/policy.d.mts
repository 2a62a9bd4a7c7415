export function formatPolicy(directives: Readonly<Record<string, readonly string[]>>): string;

/** @throws Error for a parent or an image origin that is not an exact origin */
export function createPluginPolicy(config: object, imageOrigins?: readonly string[]): string;
