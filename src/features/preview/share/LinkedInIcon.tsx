/** The LinkedIn letters "in", drawn in the style of the icon set, which has no brand icons. */
export function LinkedInIcon() {
  return (
    <svg
      aria-hidden
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M4 9v11M4 4v.01M10 20V9M10 13.5a5 5 0 0 1 10 0V20" />
    </svg>
  );
}
