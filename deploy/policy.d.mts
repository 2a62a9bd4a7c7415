export function policyText(directives: Readonly<Record<string, readonly string[]>>): string;

/** @throws Error for a parent or an image origin that is not an exact origin */
export function pluginPolicy(config: object, pictures?: readonly string[]): string;
