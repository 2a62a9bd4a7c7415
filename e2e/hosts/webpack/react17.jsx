import { render, unmountComponentAtNode } from 'react-dom';
import { startPage } from './page.js';
import { createPlace, Host } from './Place.jsx';

const Component = {
  mount(element, props) {
    const Place = createPlace(props);
    render(<Place />, element);
    return { unmount: () => unmountComponentAtNode(element) };
  },
};

render(<Host />, document.getElementById('host'));
await startPage(() => ({ Component }));
