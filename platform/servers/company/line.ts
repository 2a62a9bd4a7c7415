import { z } from 'zod';

/** A text of one line. @param most characters */
export const line = (most: number) => z.string().trim().max(most);
