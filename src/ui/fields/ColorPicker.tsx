import { type ReactNode, type RefObject, useId, useState } from 'react';
import { type Color, ColorArea, parseColor } from 'react-aria-components/ColorArea';
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider';
import { ColorThumb } from 'react-aria-components/ColorThumb';
import { useIntl } from 'react-intl';
import { FloatingPanel } from '../kit/FloatingPanel.tsx';
import styles from './ColorPicker.module.css';

export interface ColorPickerProps {
  /** What it floats beside, and who gets the focus back. */
  anchor: RefObject<HTMLElement | null>;
  label: string;
  /** `#RRGGBB` */
  color: string;
  /** Those of the moment it opens stay. */
  suggestions: readonly string[];
  /** Names the suggestions. */
  suggestionsLabel: string;
  /** @param isMoving part of one longer move: a thumb is dragged or pushed with the arrows */
  onChange: (color: string, isMoving: boolean) => void;
  onClose: () => void;
  /** What there is to say of the colour; the picker may cover where else it stands. */
  children?: ReactNode;
}

const hexOf = (color: Color) => color.toString('hex').toUpperCase();

/** Picks a colour by eye: saturation and brightness in an area, the hue below, and suggestions. Every move is a change at once. */
export function ColorPicker(props: ColorPickerProps): ReactNode {
  const { anchor, label, color, onChange, onClose } = props;
  const { locale } = useIntl();
  const [suggestions] = useState(props.suggestions);
  // Kept beside the colour itself, since black and greys have no hue of their own.
  const [picked, setPicked] = useState(() => parseColor(color).toFormat('hsb'));
  const shown = hexOf(picked) === color.toUpperCase() ? picked : parseColor(color).toFormat('hsb');
  const move = (next: Color) => {
    setPicked(next);
    onChange(hexOf(next), true);
  };
  return (
    <FloatingPanel
      triggerRef={anchor}
      isOpen
      onOpenChange={onClose}
      placement="bottom start"
      offset={10}
      crossOffset={-6}
      aria-label={label}
      className={styles.picker ?? ''}
    >
      <ColorArea
        className={styles.area ?? ''}
        aria-label={label}
        colorSpace="hsb"
        xChannel="saturation"
        yChannel="brightness"
        value={shown}
        onChange={move}
      >
        <ColorThumb className={styles.thumb ?? ''} />
      </ColorArea>
      <ColorSlider
        aria-label={shown.getChannelName('hue', locale)}
        colorSpace="hsb"
        channel="hue"
        value={shown}
        onChange={move}
      >
        <SliderTrack className={styles.hue ?? ''}>
          <ColorThumb className={styles.thumb ?? ''} />
        </SliderTrack>
      </ColorSlider>
      <Suggestions
        label={props.suggestionsLabel}
        colors={suggestions}
        current={color}
        onPick={(each) => onChange(each, false)}
      />
      {props.children}
    </FloatingPanel>
  );
}

interface SuggestionsProps {
  label: string;
  colors: readonly string[];
  current: string;
  onPick: (color: string) => void;
}

function Suggestions({ label, colors, current, onPick }: SuggestionsProps) {
  const labelId = useId();
  return (
    <div className={styles.suggestions} role="group" aria-labelledby={labelId}>
      <span id={labelId}>{label}</span>
      {colors.map((color) => (
        <button
          key={color}
          type="button"
          className={styles.suggestion}
          style={{ backgroundColor: color }}
          aria-label={color}
          aria-pressed={color.toUpperCase() === current.toUpperCase()}
          onClick={() => onPick(color)}
        />
      ))}
    </div>
  );
}
