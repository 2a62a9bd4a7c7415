// Shared modules are there only after an asynchronous step.
import('./react17.jsx');
