import { getByLanguage, loadErrorTexts } from './loadErrorTexts.ts';

/**
 * Shows that the plugin could not be loaded, with a button.
 * @param onRetry called when the user presses the button
 * @returns a function that removes the message
 */
export function showLoadError(
  container: HTMLElement,
  locale: string | undefined,
  onRetry: () => void,
): () => void {
  const { message, retry } = getByLanguage(loadErrorTexts, locale ?? navigator.language);
  const alert = document.createElement('div');
  alert.setAttribute('role', 'alert');
  Object.assign(alert.style, { padding: '48px 16px', textAlign: 'center' });
  const text = document.createElement('p');
  text.textContent = message;
  text.style.margin = '0 0 16px';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = retry;
  Object.assign(button.style, { font: 'inherit', minHeight: '44px', padding: '0 20px' });
  button.addEventListener('click', onRetry);
  alert.append(text, button);
  container.append(alert);
  return () => alert.remove();
}
