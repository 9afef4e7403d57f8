import { ApiError } from '@portal/shared-contracts';
import { expectVisible, renderPage } from '@portal/shared-ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type Cropper from 'react-easy-crop';
import en from '../locales/en.json';
import { CropDialog } from './crop-dialog.tsx';

jest.mock('./crop-picture.ts', () => ({ cropPicture: async () => new Blob() }));

jest.mock('react-easy-crop', () => ({
  __esModule: true,
  default: ({ onCropComplete }: ComponentProps<typeof Cropper>) => {
    const area = { x: 0, y: 0, width: 9, height: 9 };
    return <button onClick={() => onCropComplete?.(area, area)}>Cut</button>;
  },
}));

test('HS-65 the picture that is being sent is not left alone, so that a refusal of it is seen', async () => {
  const sent = Promise.withResolvers<void>();
  const cancel = jest.fn();
  await renderPage(
    <CropDialog
      url="blob:picture"
      onCropped={() => sent.promise}
      onUnreadable={() => undefined}
      onCancel={cancel}
    />,
    { bundles: { shell: en } },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Cut' }));
  fireEvent.click(screen.getByRole('button', { name: /Use this picture/ }));
  fireEvent.keyDown(window, { key: 'Escape', keyCode: 27 });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(cancel).not.toHaveBeenCalled();
  await act(async () =>
    sent.reject(new ApiError({ code: 'unexpected', status: 500, messages: ['Not taken'] })),
  );
  await expectVisible(() => screen.getByText('Not taken'));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(cancel).toHaveBeenCalledTimes(1);
});
