import CertificatesApp from '#entries/CertificatesApp.tsx';
import { createExampleConfig, type ExampleResponses } from './examplePlatform.ts';
import { useGallerySettings } from './gallerySettings.ts';

export interface ScreenProps {
  /** Path of the screen, without a language. */
  route: string;
  /** Role of the signed-in user. If it is missing, no user is signed in. */
  as?: 'learner' | 'admin';
  /** Responses of the platform. */
  responses?: ExampleResponses;
}

/** The whole plugin at a route, mounted as a host mounts it. Requests are answered by the example platform. */
export function Screen({ route, as, responses = 'examples' }: ScreenProps) {
  const { colorMode, language } = useGallerySettings();
  return (
    <main>
      <CertificatesApp
        key={`${route} ${as} ${responses}`}
        config={createExampleConfig(responses)}
        path={route}
        router="memory"
        locale={language}
        colorMode={colorMode}
        {...(as && { token: as })}
      />
    </main>
  );
}

/** Ids of the examples of the contract. */
export const exampleIds = {
  certificate: '5d0c6f5e-2f54-4c08-9d2e-6a2f4c1b7a10',
  template: '31',
};
