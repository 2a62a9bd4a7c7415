import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useNavigate } from 'react-router-dom';
import type { ShellConfig } from '../sites.ts';
import { AdminOnly } from './AdminOnly.tsx';
import { CompanyPage } from './company/CompanyPage.tsx';
import { CoursesPage } from './courses/CoursesPage.tsx';
import { EnterPage } from './pages/EnterPage.tsx';
import { ShellLayout } from './ShellLayout.tsx';
import { LearningPage } from './pages/LearningPage.tsx';
import { createTranslator } from './messages.ts';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import type { User } from './platformApi.ts';
import { useColorMode, useLanguage } from './preferences.ts';
import { EmbeddedPage } from './remote/EmbeddedPage.tsx';
import type { LoadRemote } from './remote/federation.ts';
import type { PlaygroundWindowProps } from './playground/PlaygroundWindow.tsx';
import { PrintPage } from './pages/PrintPage.tsx';
import { RemotePage } from './remote/RemotePage.tsx';
import { useSession } from './session.ts';
import { SignInPage } from './pages/SignInPage.tsx';
import { LanguageAndColorModeControls } from './LanguageAndColorModeControls.tsx';

// Only engineers of hosts open it.
const PlaygroundPage = lazy(() => import('./playground/PlaygroundPage.tsx'));
const PlaygroundWindow = lazy(() => import('./playground/PlaygroundWindow.tsx'));

/** The root component of the learning platform: session, language, color mode and routes. */
export function Shell({ config, loadRemote }: { config: ShellConfig; loadRemote: LoadRemote }) {
  const session = useSession();
  const [language, setLanguage] = useLanguage();
  const { colorMode, isDark, setColorMode } = useColorMode();
  const navigate = useNavigate();
  const t = createTranslator(language);

  const signIn = (user: User): void => {
    setLanguage(user.language ?? language);
    session.signIn(user);
  };
  const controls = (
    <LanguageAndColorModeControls
      language={language}
      onLanguage={setLanguage}
      colorMode={colorMode}
      onColorMode={setColorMode}
      t={t}
    />
  );
  const { user } = session;
  const frame = user ? (
    <ShellLayout
      context={{ config, loadRemote, user, language, colorMode, isDark, t }}
      controls={controls}
      onSessionEnd={(reason) => {
        session.end(reason);
        if (reason === 'signedOut') void navigate('/', { replace: true });
      }}
    />
  ) : (
    <SignInPage
      apiUrl={config.apiUrl}
      endReason={session.endReason}
      controls={controls}
      t={t}
      onSignIn={signIn}
    />
  );

  return (
    <Routes>
      <Route
        path="/enter/:token?"
        element={
          <EnterPage
            apiUrl={config.apiUrl}
            t={t}
            onSignIn={signIn}
            onUnknownToken={() => session.end('unknown')}
          />
        }
      />
      {createWindowRoutes({ config, loadRemote, language, colorMode, token: user?.token, t })}
      <Route element={frame}>{pageRoutes}</Route>
    </Routes>
  );
}

/** Creates the routes of pages without the frame, which print a certificate. */
function createWindowRoutes(props: PlaygroundWindowProps) {
  return (
    <>
      <Route path="/print-certificate" element={<PrintPage {...props} />} />
      <Route
        path="/playground/window"
        element={
          <Suspense>
            <PlaygroundWindow {...props} />
          </Suspense>
        }
      />
    </>
  );
}

/** The routes of the pages that are shown inside the frame with the navigation. */
const pageRoutes = (
  <>
    <Route index element={<Navigate to="/learning" replace />} />
    <Route path="/learning" element={<LearningPage />} />
    <Route
      path="/certificates/*"
      element={<RemotePage module="CertificatesApp" basePath="/certificates" />}
    />
    <Route
      path="/administration/*"
      element={<RemotePage module="TemplatesApp" basePath="/administration" />}
    />
    <Route path="/company" element={<AdminOnly page={<CompanyPage />} />} />
    <Route path="/courses" element={<AdminOnly page={<CoursesPage />} />} />
    <Route path="/embedded" element={<EmbeddedPage />} />
    <Route
      path="/playground/*"
      element={
        <Suspense>
          <PlaygroundPage />
        </Suspense>
      }
    />
    <Route path="*" element={<NotFoundPage />} />
  </>
);
