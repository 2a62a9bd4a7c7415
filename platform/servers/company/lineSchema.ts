import { z } from 'zod';

/** Creates the schema of a single-line text. */
export const createSingleLineTextSchema = (maxLength: number) => z.string().trim().max(maxLength);
