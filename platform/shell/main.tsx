import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { ShellConfig } from '../sites.ts';
import { createFederation } from './remote/federation.ts';
import { Shell } from './Shell.tsx';
import './styles/tokens.css';
import './styles/base.css';
import './styles/viewControls.css';
import './styles/frame.css';
import './styles/pages.css';
import './styles/forms.css';
import './styles/company.css';
import './styles/example.css';
import './styles/leaveDialog.css';
import './styles/signIn.css';

const element = document.getElementById('shell');
if (element === null) throw new Error('The page has no element #shell.');

const response = await fetch('/config.json');
const config = (await response.json()) as ShellConfig;
const loadRemote = createFederation(config.remoteManifest);

createRoot(element).render(
  <StrictMode>
    <BrowserRouter>
      <Shell config={config} loadRemote={loadRemote} />
    </BrowserRouter>
  </StrictMode>,
);
