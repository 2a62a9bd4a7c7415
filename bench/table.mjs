/** Computes a quantile of measurements. @param probability 0 to 1; 0.5 gives the median */
export function computeQuantile(measurements, probability) {
  const values = [...measurements].sort((a, b) => a - b);
  return values[Math.min(values.length - 1, Math.floor(values.length * probability))];
}

/** Computes the two quantiles that most tables have. @returns the median and the 95th percentile */
export const computeP50AndP95 = (measurements) => [
  computeQuantile(measurements, 0.5),
  computeQuantile(measurements, 0.95),
];

const formatColumns = (cells, widths) =>
  cells
    .map((cell, index) =>
      index === 0 ? cell.padEnd(widths[index]) : cell.padStart(widths[index] + 2),
    )
    .join('');

/** Prints rows of texts and numbers. Numbers below 100 have one decimal, others none. */
export function printTable(title, columnNames, rows) {
  const texts = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? cell.toFixed(cell < 100 ? 1 : 0) : cell)),
  );
  const widths = columnNames.map((name, column) =>
    Math.max(name.length, ...texts.map((row) => row[column].length)),
  );
  console.log(`\n${title}\n${formatColumns(columnNames, widths)}`);
  for (const row of texts) console.log(formatColumns(row, widths));
}
