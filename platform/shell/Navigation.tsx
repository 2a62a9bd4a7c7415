import {
  Award,
  GraduationCap,
  PanelsTopLeft,
  Settings2,
  SlidersHorizontal,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { NavLink } from 'react-router-dom';
import { BrandMark } from './BrandMark.tsx';
import type { MessageId, Translate } from './messages.ts';

interface NavigationItem {
  to: string;
  label: MessageId;
  Icon?: LucideIcon;
  adminOnly?: boolean;
  /** Nested items, shown while the page of one of them is open. */
  children?: readonly NavigationItem[];
}

const ADMINISTRATION_ITEMS: readonly NavigationItem[] = [
  { to: '/administration', label: 'templates' },
  { to: '/company', label: 'company' },
  { to: '/courses', label: 'courses' },
];

const NAVIGATION_ITEMS: readonly NavigationItem[] = [
  { to: '/learning', label: 'learning', Icon: GraduationCap },
  { to: '/certificates', label: 'certificates', Icon: Award },
  {
    to: '/administration',
    label: 'administration',
    Icon: Settings2,
    adminOnly: true,
    children: ADMINISTRATION_ITEMS,
  },
  { to: '/embedded', label: 'embedded', Icon: PanelsTopLeft },
  { to: '/playground', label: 'playground', Icon: SlidersHorizontal },
];

interface NavigationProps {
  /** First segment of the current path. */
  currentSection: string | undefined;
  isAdmin: boolean;
  t: Translate;
  onNavigate: (event: MouseEvent, to: string) => void;
}

/** The main navigation: a sidebar, or a strip at the top of narrow screens. */
export function Navigation({ currentSection, isAdmin, t, onNavigate }: NavigationProps) {
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    listRef.current
      ?.querySelector('[aria-current="page"]')
      ?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [currentSection]);
  const visibleItems = NAVIGATION_ITEMS.filter(
    ({ adminOnly }) => isAdmin || adminOnly !== true,
  ).flatMap((item) => {
    const { children = [] } = item;
    return children.some(({ to }) => to === `/${currentSection}`) ? [item, ...children] : [item];
  });
  return (
    <nav className="sidebar" aria-label={t('navigation')}>
      <div className="brand">
        <BrandMark />
        <span className="brand-name">Academia Vértice</span>
      </div>
      <ul className="nav-list" ref={listRef}>
        {visibleItems.map(({ to, label, Icon, children }) => (
          <li key={label}>
            {/* Always a push: the plugin may have navigated without this router's knowledge. */}
            <NavLink
              className={getItemClass(
                Icon !== undefined,
                visibleItems.some((item) => item === children?.[0]),
              )}
              to={to}
              replace={false}
              aria-current={children ? 'true' : 'page'}
              onClick={(event) => onNavigate(event, to)}
            >
              {Icon && <Icon size={18} strokeWidth={1.75} aria-hidden="true" />}
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function getItemClass(isTopLevel: boolean, isOpen: boolean): string {
  if (!isTopLevel) return 'nav-item nav-item-nested';
  return isOpen ? 'nav-item nav-item-open' : 'nav-item';
}
