import { type ReactNode, type RefObject, useId, useState } from 'react';
import { type Color, ColorArea, parseColor } from 'react-aria-components/ColorArea';
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider';
import { ColorThumb } from 'react-aria-components/ColorThumb';
import { useIntl } from 'react-intl';
import { FloatingPanel } from '../overlays/FloatingPanel.tsx';
import styles from './ColorPicker.module.css';

export interface ColorPickerProps {
  /** Element next to which the colour picker opens. It is focused after the picker has closed. */
  anchor: RefObject<HTMLElement | null>;
  label: string;
  /** Selected colour in the format `#RRGGBB`. */
  color: string;
  /** Suggested colours. Changes of this prop while the picker is open are ignored. */
  suggestions: readonly string[];
  /** Heading of the suggested colours. */
  suggestionsLabel: string;
  /**
   * Called with the new colour.
   * @param isMoving whether a thumb is being dragged or moved with arrow keys, so that more changes will follow
   */
  onChange: (color: string, isMoving: boolean) => void;
  onClose: () => void;
  /** Hint about the colour. Shown in the picker, because the picker may cover the same hint in the form. */
  children?: ReactNode;
}

const formatHexColor = (color: Color) => color.toString('hex').toUpperCase();

/**
 * Colour picker: an area for saturation and brightness, a slider for the hue, and suggested colours. Changes apply
 * immediately.
 */
export function ColorPicker(props: ColorPickerProps): ReactNode {
  const { anchor, label, color, onChange, onClose } = props;
  const { locale } = useIntl();
  const [suggestions] = useState(props.suggestions);
  // Kept in addition to `color`, because black and greys have no hue.
  const [pickedColor, setPickedColor] = useState(() => parseColor(color).toFormat('hsb'));
  const displayedColor =
    formatHexColor(pickedColor) === color.toUpperCase()
      ? pickedColor
      : parseColor(color).toFormat('hsb');
  const handleChange = (newColor: Color) => {
    setPickedColor(newColor);
    onChange(formatHexColor(newColor), true);
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
        value={displayedColor}
        onChange={handleChange}
      >
        <ColorThumb className={styles.thumb ?? ''} />
      </ColorArea>
      <ColorSlider
        aria-label={displayedColor.getChannelName('hue', locale)}
        colorSpace="hsb"
        channel="hue"
        value={displayedColor}
        onChange={handleChange}
      >
        <SliderTrack className={styles.hue ?? ''}>
          <ColorThumb className={styles.thumb ?? ''} />
        </SliderTrack>
      </ColorSlider>
      <Suggestions
        label={props.suggestionsLabel}
        colors={suggestions}
        current={color}
        onPick={(suggestion) => onChange(suggestion, false)}
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
