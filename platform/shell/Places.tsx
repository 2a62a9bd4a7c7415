import { Award, GraduationCap, PanelsTopLeft, Settings2, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { NavLink } from 'react-router-dom';
import { BrandMark } from './BrandMark.tsx';
import type { MessageId, Translate } from './messages.ts';

interface Place {
  to: string;
  label: MessageId;
  Icon?: LucideIcon;
  adminOnly?: boolean;
  /** What is in it; shown while it is open. */
  inside?: readonly Place[];
}

const ADMINISTRATION: readonly Place[] = [
  { to: '/administration', label: 'templates' },
  { to: '/company', label: 'company' },
  { to: '/courses', label: 'courses' },
];

const PLACES: readonly Place[] = [
  { to: '/learning', label: 'learning', Icon: GraduationCap },
  { to: '/certificates', label: 'certificates', Icon: Award },
  {
    to: '/administration',
    label: 'administration',
    Icon: Settings2,
    adminOnly: true,
    inside: ADMINISTRATION,
  },
  { to: '/embedded', label: 'embedded', Icon: PanelsTopLeft },
];

interface PlacesProps {
  /** First part of the address. */
  current: string | undefined;
  isAdmin: boolean;
  t: Translate;
  onGo: (event: MouseEvent, to: string) => void;
}

/** The main navigation: a bar at the side, on narrow screens a strip on top. */
export function Places({ current, isAdmin, t, onGo }: PlacesProps) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    strip.current
      ?.querySelector('[aria-current="page"]')
      ?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [current]);
  const places = PLACES.filter(({ adminOnly }) => isAdmin || adminOnly !== true).flatMap(
    (place) => {
      const { inside = [] } = place;
      return inside.some(({ to }) => to === `/${current}`) ? [place, ...inside] : [place];
    },
  );
  return (
    <nav className="side" aria-label={t('navigation')}>
      <div className="brand">
        <BrandMark />
        <span className="brand-name">Academia Vértice</span>
      </div>
      <ul className="places" ref={strip}>
        {places.map(({ to, label, Icon, inside }) => (
          <li key={label}>
            {/* Never a replacement: the plugin may have gone deeper without this router hearing it. */}
            <NavLink
              className={classOf(
                Icon !== undefined,
                places.some((place) => place === inside?.[0]),
              )}
              to={to}
              replace={false}
              aria-current={inside ? 'true' : 'page'}
              onClick={(event) => onGo(event, to)}
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

function classOf(isTop: boolean, isOpen: boolean): string {
  if (!isTop) return 'place place-inside';
  return isOpen ? 'place place-open' : 'place';
}
