import { ApolloCache, type Cache, type OperationVariables, type Reference } from '@apollo/client';

/**
 * Keeps each answer whole, under its query and variables. The product's lists are never normalised, and the library's
 * own cache would be a tenth of everything the home screen loads.
 */
export class DocumentCache extends ApolloCache {
  private readonly answers = new Map<string, unknown>();
  private readonly watches = new Set<Cache.WatchOptions>();

  override read(query: Cache.ReadOptions): never {
    return (this.answers.get(keyOf(query)) ?? null) as never;
  }

  override write(write: Cache.WriteOptions): Reference | undefined {
    this.answers.set(keyOf(write), write.result);
    for (const watch of this.watches) watch.callback(this.diff(watch));
    return undefined;
  }

  override diff<Answer>(query: Cache.DiffOptions): Cache.DiffResult<Answer> {
    const result: unknown = this.read(query);
    return { complete: result !== null, result } as Cache.DiffResult<Answer>;
  }

  override watch<Answer, Variables extends OperationVariables>(
    watch: Cache.WatchOptions<Answer, Variables>,
  ): () => void {
    const watched = watch as unknown as Cache.WatchOptions;
    this.watches.add(watched);
    return () => this.watches.delete(watched);
  }

  override reset(options?: Cache.ResetOptions): Promise<void> {
    this.answers.clear();
    if (options?.discardWatches) this.watches.clear();
    return Promise.resolve();
  }

  override extract(): Record<string, unknown> {
    return Object.fromEntries(this.answers);
  }

  override restore(kept: unknown): this {
    this.answers.clear();
    for (const [key, answer] of Object.entries(kept as object)) this.answers.set(key, answer);
    return this;
  }

  override performTransaction(transaction: (cache: ApolloCache) => void): void {
    transaction(this);
  }

  // Answers have no parts that could be evicted, matched or written ahead.
  override evict = () => false;
  override fragmentMatches = () => true;
  override removeOptimistic = () => undefined;
}

function keyOf({ query, variables }: Pick<Cache.ReadOptions, 'query' | 'variables'>): string {
  return JSON.stringify([query.definitions, variables]);
}
