import { z } from 'zod';

/** Creates the schema of a single-line text. */
export const createLineSchema = (maxLength: number) => z.string().trim().max(maxLength);
