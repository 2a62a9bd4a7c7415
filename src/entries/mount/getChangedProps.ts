/** Returns the props that differ from those of the previous render. */
export const getChangedProps = <Props extends object>(previous: Props, props: Props) =>
  Object.fromEntries(
    Object.entries(props).filter(([name, value]) => value !== previous[name as keyof Props]),
  ) as Partial<Props>;
