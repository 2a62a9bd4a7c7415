import { createContext, type ReactNode, use, useMemo } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import styles from './Tabs.module.css';

export interface TabsProps<Value extends string> {
  label: string;
  value: Value;
  /** Tabs in their order. The array must be stable between renders. */
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
  /** Content of the selected tab. */
  children: ReactNode;
}

const PanelContent = createContext<ReactNode>(null);

/** Tabs with one content panel. Arrow keys select a tab immediately. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, value, options, onChange, children } = props;
  const selectTab = useStableCallback((key: unknown) => {
    const selected = options.find((option) => option.value === key);
    if (selected && selected.value !== value) onChange(selected.value);
  });
  // Rendering the library's tabs is slow, so a change of the panel does not render them again.
  const tabs = useMemo(
    () => (
      <AriaTabs className={styles.tabs ?? ''} selectedKey={value} onSelectionChange={selectTab}>
        <TabList className={styles.list ?? ''} aria-label={label}>
          {options.map((option) => (
            <Tab key={option.value} id={option.value} className={styles.tab ?? ''}>
              {option.label}
            </Tab>
          ))}
        </TabList>
        <TabPanel id={value} className={styles.panel ?? ''}>
          <Panel />
        </TabPanel>
      </AriaTabs>
    ),
    [label, value, options, selectTab],
  );
  return <PanelContent value={children}>{tabs}</PanelContent>;
}

function Panel() {
  return use(PanelContent);
}
