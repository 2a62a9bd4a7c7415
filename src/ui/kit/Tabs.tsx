import { createContext, type ReactNode, use, useMemo } from 'react';
import { Tab, TabList, TabPanel, Tabs as KitTabs } from 'react-aria-components/Tabs';
import { useHandler } from '../useHandler.ts';
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

const PanelContent = createContext<ReactNode>(null);

/** Tabs over one panel; arrows choose at once. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, value, options, onChange, children } = props;
  const choose = useHandler((key: unknown) => {
    const chosen = options.find((option) => option.value === key);
    if (chosen && chosen.value !== value) onChange(chosen.value);
  });
  // The library does all its work anew whenever it is rendered, which is not at each change of the panel.
  const tabs = useMemo(
    () => (
      <KitTabs className={styles.tabs ?? ''} selectedKey={value} onSelectionChange={choose}>
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
      </KitTabs>
    ),
    [label, value, options, choose],
  );
  return <PanelContent value={children}>{tabs}</PanelContent>;
}

function Panel() {
  return use(PanelContent);
}
