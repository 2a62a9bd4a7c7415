import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createEmptyRoot } from '../hostPage.js';
import { createPlace, Host } from './Place.jsx';

export const showHost = () => createRoot(document.getElementById('host')).render(<Host />);

export const EmptyRoot = createEmptyRoot(createRoot, createElement);

export const Component = {
  mount(element, props) {
    const root = createRoot(element);
    const Place = createPlace(props);
    root.render(<Place />);
    return { unmount: () => root.unmount() };
  },
};
