export const LANGUAGES = ['pt', 'en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Locale for `lang` and for `Intl`. */
export const LOCALES: Readonly<Record<Language, string>> = {
  pt: 'pt-BR',
  en: 'en-US',
  es: 'es-ES',
};
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  pt: 'Português',
  en: 'English',
  es: 'Español',
};

const pt = {
  skip: 'Pular para o conteúdo',
  navigation: 'Principal',
  learning: 'Meu aprendizado',
  certificates: 'Certificados',
  administration: 'Administração',
  embedded: 'Incorporado',
  language: 'Idioma',
  colorMode: 'Aparência',
  light: 'Claro',
  dark: 'Escuro',
  system: 'Sistema',
  signOut: 'Sair',
  admin: 'Administração da empresa',
  learner: 'Aprendiz',
  signInTitle: 'Escolha com quem entrar',
  signInHint: 'Pessoas de demonstração, cada uma com a sua história. Nenhuma senha é necessária.',
  tagline: 'Aprender, concluir, comprovar.',
  pitch: 'Missões e conteúdos da sua empresa em um só lugar, e um certificado para cada conquista.',
  signedOut: 'Você saiu. Até a próxima.',
  expired: 'Sua sessão expirou. Entre de novo para continuar.',
  unknown: 'Este acesso não é reconhecido. Escolha uma das pessoas abaixo.',
  entering: 'Entrando…',
  loading: 'Carregando…',
  failed: 'A plataforma não respondeu',
  failedHint: 'Verifique a conexão. Nada foi perdido.',
  retry: 'Tentar de novo',
  learningHint: 'Conclua uma missão ou um conteúdo e receba o certificado na hora.',
  missions: 'Missões',
  contents: 'Conteúdos',
  nothing: 'Nada por aqui ainda.',
  complete: 'Concluir',
  completing: 'Concluindo…',
  completed: 'Concluído',
  earned: 'Certificado conquistado',
  seeCertificates: 'Ver certificados',
  dismiss: 'Fechar aviso',
  completeFailed: 'Não foi possível registrar a conclusão. Tente de novo.',
  remoteFailed: 'Esta área não está disponível agora',
  remoteFailedHint: 'O restante da plataforma continua funcionando.',
  embeddedHint: 'A mesma área de certificados, dentro de um quadro isolado da página.',
  frameTitle: 'Certificados incorporados',
  notFound: 'Esta página não existe',
  notFoundHint: 'O endereço pode ter mudado.',
  backHome: 'Voltar ao início',
  'demo-admin': 'Cuida dos modelos de certificado da empresa.',
  'demo-learner': 'Três anos de estudo e 260 certificados.',
  'demo-newcomer': 'Acabou de chegar: nenhum certificado ainda.',
  'demo-english': 'Usa a plataforma em inglês.',
  'demo-spanish': 'Usa a plataforma em espanhol.',
  'demo-blocked': 'A empresa não ativou os certificados.',
};

export type MessageId = keyof typeof pt;

const en: Record<MessageId, string> = {
  skip: 'Skip to content',
  navigation: 'Main',
  learning: 'My learning',
  certificates: 'Certificates',
  administration: 'Administration',
  embedded: 'Embedded',
  language: 'Language',
  colorMode: 'Appearance',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
  signOut: 'Sign out',
  admin: 'Company administrator',
  learner: 'Learner',
  signInTitle: 'Choose who to sign in as',
  signInHint: 'People of the demonstration, each with a story of their own. No password needed.',
  tagline: 'Learn, complete, show it.',
  pitch: 'The missions and contents of your company in one place, and a certificate for each one.',
  signedOut: 'You are signed out. See you soon.',
  expired: 'Your session has expired. Sign in again to go on.',
  unknown: 'This access is not known. Choose one of the people below.',
  entering: 'Signing in…',
  loading: 'Loading…',
  failed: 'The platform did not answer',
  failedHint: 'Check the connection. Nothing was lost.',
  retry: 'Try again',
  learningHint: 'Complete a mission or a content and get its certificate at once.',
  missions: 'Missions',
  contents: 'Contents',
  nothing: 'Nothing here yet.',
  complete: 'Complete',
  completing: 'Completing…',
  completed: 'Completed',
  earned: 'Certificate earned',
  seeCertificates: 'See certificates',
  dismiss: 'Close notice',
  completeFailed: 'The completion could not be recorded. Try again.',
  remoteFailed: 'This area is not available right now',
  remoteFailedHint: 'The rest of the platform keeps working.',
  embeddedHint: 'The same certificates area, in a frame kept apart from this page.',
  frameTitle: 'Embedded certificates',
  notFound: 'This page does not exist',
  notFoundHint: 'The address may have changed.',
  backHome: 'Back to the start',
  'demo-admin': 'Looks after the certificate templates of the company.',
  'demo-learner': 'Three years of study and 260 certificates.',
  'demo-newcomer': 'Has just arrived: no certificate yet.',
  'demo-english': 'Uses the platform in English.',
  'demo-spanish': 'Uses the platform in Spanish.',
  'demo-blocked': 'Their company has not activated certificates.',
};

const es: Record<MessageId, string> = {
  skip: 'Saltar al contenido',
  navigation: 'Principal',
  learning: 'Mi aprendizaje',
  certificates: 'Certificados',
  administration: 'Administración',
  embedded: 'Incorporado',
  language: 'Idioma',
  colorMode: 'Apariencia',
  light: 'Claro',
  dark: 'Oscuro',
  system: 'Sistema',
  signOut: 'Salir',
  admin: 'Administración de la empresa',
  learner: 'Estudiante',
  signInTitle: 'Elige con quién entrar',
  signInHint: 'Personas de demostración, cada una con su historia. No hace falta contraseña.',
  tagline: 'Aprender, completar, demostrar.',
  pitch:
    'Las misiones y los contenidos de tu empresa en un solo lugar, y un certificado por cada logro.',
  signedOut: 'Has salido. Hasta pronto.',
  expired: 'Tu sesión ha caducado. Entra de nuevo para continuar.',
  unknown: 'Este acceso no se reconoce. Elige a una de las personas de abajo.',
  entering: 'Entrando…',
  loading: 'Cargando…',
  failed: 'La plataforma no respondió',
  failedHint: 'Comprueba la conexión. No se perdió nada.',
  retry: 'Intentar de nuevo',
  learningHint: 'Completa una misión o un contenido y recibe el certificado al momento.',
  missions: 'Misiones',
  contents: 'Contenidos',
  nothing: 'Aún no hay nada aquí.',
  complete: 'Completar',
  completing: 'Completando…',
  completed: 'Completado',
  earned: 'Certificado obtenido',
  seeCertificates: 'Ver certificados',
  dismiss: 'Cerrar aviso',
  completeFailed: 'No se pudo registrar. Inténtalo de nuevo.',
  remoteFailed: 'Esta área no está disponible ahora',
  remoteFailedHint: 'El resto de la plataforma sigue funcionando.',
  embeddedHint: 'La misma área de certificados, en un marco aislado de la página.',
  frameTitle: 'Certificados incorporados',
  notFound: 'Esta página no existe',
  notFoundHint: 'La dirección puede haber cambiado.',
  backHome: 'Volver al inicio',
  'demo-admin': 'Cuida de las plantillas de certificado de la empresa.',
  'demo-learner': 'Tres años de estudio y 260 certificados.',
  'demo-newcomer': 'Acaba de llegar: ningún certificado todavía.',
  'demo-english': 'Usa la plataforma en inglés.',
  'demo-spanish': 'Usa la plataforma en español.',
  'demo-blocked': 'Su empresa no ha activado los certificados.',
};

const TEXTS = { pt, en, es };

export type Translate = (id: MessageId) => string;

export function translator(language: Language): Translate {
  return (id) => TEXTS[language][id];
}

export function isMessageId(id: string): id is MessageId {
  return Object.hasOwn(pt, id);
}

/** Any locale code (`pt_BR`, `es-419`) as a language of the shell, or null when it has none. */
export function languageOf(code: string | null | undefined): Language | null {
  const prefix = (code ?? '').slice(0, 2).toLowerCase();
  return LANGUAGES.find((language) => language === prefix) ?? null;
}
