import { type ReactNode, useMemo } from 'react';
import { Tab, TabList, TabPanel, Tabs as KitTabs } from 'react-aria-components/Tabs';
import styles from './Tabs.module.css';

export interface TabsProps<Value extends string> {
  label: string;
  value: Value;
  /** The same array for as long as it says the same. */
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/** Tabs over one panel; arrows choose at once. */
export function Tabs<Value extends string>({
  label,
  value,
  options,
  onChange,
  children,
}: TabsProps<Value>) {
  // The library reads its tabs anew whenever they are rendered, which is not at each change of the panel.
  const list = useMemo(
    () => (
      <TabList className={styles.list ?? ''} aria-label={label}>
        {options.map((option) => (
          <Tab key={option.value} id={option.value} className={styles.tab ?? ''}>
            {option.label}
          </Tab>
        ))}
      </TabList>
    ),
    [label, options],
  );
  return (
    <KitTabs
      className={styles.tabs ?? ''}
      selectedKey={value}
      onSelectionChange={(key) => {
        const chosen = options.find((option) => option.value === key);
        if (chosen && chosen.value !== value) onChange(chosen.value);
      }}
    >
      {list}
      <TabPanel id={value} className={styles.panel ?? ''}>
        {children}
      </TabPanel>
    </KitTabs>
  );
}
