const initialSlots = 1 << 12;

/**
 * A set of 64-bit hashes of certificate ids, with at most 32 bytes per entry. A Set of a million strings would take 100
 * MB.
 */
export class FingerprintSet {
  private slots = new BigUint64Array(initialSlots);
  private count = 0;

  /**
   * Adds a fingerprint.
   * @returns whether the set already had it
   */
  hasOrAdd(fingerprint: bigint): boolean {
    // 0 marks an empty slot.
    const value = fingerprint || 1n;
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
 * Returns the index at which an array contains a value, or at which a missing value can be added. At least half of the
 * elements must be 0 (free), so that the search is short.
 */
function findSlot(slots: BigUint64Array, value: bigint): number {
  const mask = slots.length - 1;
  let slot = Number(value & BigInt(mask));
  while (slots[slot] !== 0n && slots[slot] !== value) slot = (slot + 1) & mask;
  return slot;
}
