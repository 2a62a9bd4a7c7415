import { Award, GraduationCap, PanelsTopLeft, Settings2, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { NavLink } from 'react-router-dom';
import { BrandMark } from './BrandMark.tsx';
import type { MessageId, Translate } from './messages.ts';

interface Place {
  to: string;
  label: MessageId;
  Icon: LucideIcon;
  adminOnly?: boolean;
}

const PLACES: readonly Place[] = [
  { to: '/learning', label: 'learning', Icon: GraduationCap },
  { to: '/certificates', label: 'certificates', Icon: Award },
  { to: '/administration', label: 'administration', Icon: Settings2, adminOnly: true },
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
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [current]);
  const places = PLACES.filter(({ adminOnly }) => isAdmin || adminOnly !== true);
  return (
    <nav className="side" aria-label={t('navigation')}>
      <div className="brand">
        <BrandMark />
        <span className="brand-name">Academia Vértice</span>
      </div>
      <ul className="places" ref={strip}>
        {places.map(({ to, label, Icon }) => (
          <li key={to}>
            {/* Never a replacement: the plugin may have gone deeper without this router hearing it. */}
            <NavLink className="place" to={to} replace={false} onClick={(event) => onGo(event, to)}>
              <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
