/**
 * An almost empty page with the packages that the specification prescribes, each set up as its documentation says. What it
 * costs is the floor for every page of this stack.
 */
import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { SnackbarProvider } from 'notistack';
import { createRoot } from 'react-dom/client';
import { defineMessage, FormattedMessage, IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

const api = createApi({ baseQuery: fetchBaseQuery(), endpoints: () => ({}) });
const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (getDefault) => getDefault().concat(api.middleware),
});
const client = new ApolloClient({
  link: new HttpLink({ uri: '/graphql' }),
  cache: new InMemoryCache(),
});
const title = defineMessage({
  id: 'floor.title',
  defaultMessage: 'Empty page',
  description: 'Heading of the page',
});

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <Provider store={store}>
      <ApolloProvider client={client}>
        <IntlProvider locale="en" messages={{ [title.id]: [{ type: 0, value: 'Empty page' }] }}>
          <SnackbarProvider>
            <BrowserRouter>
              <Routes>
                <Route
                  path="*"
                  element={
                    <main>
                      <h1>
                        <FormattedMessage {...title} />
                      </h1>
                    </main>
                  }
                />
              </Routes>
            </BrowserRouter>
          </SnackbarProvider>
        </IntlProvider>
      </ApolloProvider>
    </Provider>,
  );
