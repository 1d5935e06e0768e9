// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog';
import { Sheet } from './sheet';

afterEach(cleanup);
// The library's second is short where the parts are loaded first and the machine is busy.
configure({ asyncUtilTimeout: 20_000 });

test('a sheet that was never open draws nothing', () => {
  const { container } = render(
    <Sheet isOpen={false} onOpenChange={() => {}} title="付款" closeLabel="关闭">
      内容
    </Sheet>,
  );
  expect(container.innerHTML).toBe('');
});

test('an open sheet is a dialog under its title, and asks to close by its button and by Escape', async () => {
  const onOpenChange = vi.fn();
  render(
    <Sheet isOpen onOpenChange={onOpenChange} title="付款" closeLabel="关闭">
      内容
    </Sheet>,
  );
  const dialog = await screen.findByRole('dialog', { name: '付款' });
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(onOpenChange).toHaveBeenCalledTimes(2);
});

test('a question stays open when it is confirmed, until the page closes it', async () => {
  const onConfirm = vi.fn();
  const onOpenChange = vi.fn();
  render(
    <ConfirmDialog
      isOpen
      onOpenChange={onOpenChange}
      title="删除这 3 张照片？"
      confirmLabel="删除"
      cancelLabel="留着"
      onConfirm={onConfirm}
      isDangerous
    />,
  );
  await screen.findByRole('alertdialog', { name: '删除这 3 张照片？' });
  fireEvent.click(screen.getByRole('button', { name: '删除' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onOpenChange).not.toHaveBeenCalled();
});
