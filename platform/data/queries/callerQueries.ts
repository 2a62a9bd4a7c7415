import { eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { companies, users } from '../schema.ts';

/** The user whose token a request sent, and the user's company. */
export interface AuthenticatedUser {
  id: string;
  companyId: string;
  role: 'admin' | 'learner';
  name: string;
  email: string;
  language: string | null;
  /** Number that the database increments with every change of the user's certificates. */
  certificatesVersion: number;
  company: typeof companies.$inferSelect;
}

export async function findCaller(
  db: Database,
  token: string,
): Promise<AuthenticatedUser | undefined> {
  const [row] = await db
    .select({ user: users, company: companies })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.token, token));
  if (row === undefined) return undefined;
  const { id, companyId, role, name, email, language, certificatesVersion } = row.user;
  const { company } = row;
  return { id, companyId, role, name, email, language, certificatesVersion, company };
}

/** Lists the demo users with their tokens. The list is empty in a database without demo data. */
export async function listDemoUsers(db: Database) {
  return db
    .select({
      name: users.name,
      role: users.role,
      language: users.language,
      token: users.token,
      company: companies.name,
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.demo, true))
    .orderBy(users.createdAt);
}
