/** The platform's logo: a V with a dot. */
export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#c9a24b" />
      <path d="M7 9h5l4.2 10.2L20.4 9H25l-7 15h-3.6z" fill="#16203c" />
      <circle cx="24.2" cy="8.2" r="2.4" fill="#fff" />
    </svg>
  );
}
