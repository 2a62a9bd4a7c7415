// Shared modules are there only after an asynchronous step.
import('./main.jsx');
