/** @returns the value below which that share of the measurements lies */
export function quantile(measured, share) {
  const sorted = [...measured].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

const inColumns = (cells, widths) =>
  cells
    .map((cell, index) =>
      index === 0 ? cell.padEnd(widths[index]) : cell.padStart(widths[index] + 2),
    )
    .join('');

/** Prints rows of texts and numbers; numbers get one decimal below 100 and none above. */
export function printTable(title, head, rows) {
  const texts = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? cell.toFixed(cell < 100 ? 1 : 0) : cell)),
  );
  const widths = head.map((name, column) =>
    Math.max(name.length, ...texts.map((row) => row[column].length)),
  );
  console.log(`\n${title}\n${inColumns(head, widths)}`);
  for (const row of texts) console.log(inColumns(row, widths));
}
