export function policyText(directives: Readonly<Record<string, readonly string[]>>): string;

/** @throws Error for a parent or a place of pictures that is no exact origin */
export function pluginPolicy(config: object, pictures?: readonly string[]): string;
