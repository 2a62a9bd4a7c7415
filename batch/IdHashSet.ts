const initialSlots = 1 << 12;

/**
 * A set of 64-bit hashes of certificate ids. Each entry takes at most 32 bytes. A JavaScript `Set` of a million id
 * strings would take 100 MB.
 */
export class IdHashSet {
  private slots = new BigUint64Array(initialSlots);
  private count = 0;

  /**
   * Adds a ID hash to the set.
   * @returns whether the set already contained the ID hash
   */
  hasOrAdd(idHash: bigint): boolean {
    // 0 marks an empty slot.
    const value = idHash || 1n;
    const slot = findSlot(this.slots, value);
    if (this.slots[slot] === value) return true;
    this.slots[slot] = value;
    this.count++;
    if (this.count * 2 > this.slots.length) this.grow();
    return false;
  }

  private grow(): void {
    const largerSlots = new BigUint64Array(this.slots.length * 2);
    for (const value of this.slots)
      if (value !== 0n) largerSlots[findSlot(largerSlots, value)] = value;
    this.slots = largerSlots;
  }
}

/**
 * Returns the index of a value in a hash table. If the table lacks the value, returns the index of the free element to
 * store the value in. Free elements are 0. At least half of the elements must be free, so that the search is short.
 */
function findSlot(slots: BigUint64Array, value: bigint): number {
  const mask = slots.length - 1;
  let slot = Number(value & BigInt(mask));
  while (slots[slot] !== 0n && slots[slot] !== value) slot = (slot + 1) & mask;
  return slot;
}
