import { useState } from 'react';
import { Banner } from '../ui/banner';
import { EmptyState } from '../ui/empty-state';
import { ErrorState } from '../ui/error-state';
import { NoticeBanner } from '../ui/notice-banner';
import { QuestionCard } from '../ui/question-card';
import { Loading, Skeleton } from '../ui/skeleton';
import styles from './gallery.module.css';
import { Example, Section } from './section';

const empties = [
  { picture: 'album', title: '相册还是空的', text: '拍一组，把喜欢的留下，它们就在这里。', actionLabel: '去拍第一组' },
  { picture: 'people', title: '还没有家人', text: '加上一位，就能一起入镜。', actionLabel: '添加家人' },
  { picture: 'messages', title: '没有新消息', text: '照片洗好了会在这里告诉你。' },
  { picture: 'orders', title: '没有订单', text: '留下照片才会有订单。' },
  { picture: 'search', title: '没找到这个人', text: '请对方打开二维码，扫一扫更快。' },
  { picture: 'camera', title: '用不了相机', text: '请在系统设置里允许，或从相册选一张。', actionLabel: '从相册选' },
] as const;

export function StatesSection({ onPress }: { onPress: () => void }) {
  const [isBannerShown, setIsBannerShown] = useState(true);
  return (
    <Section id="states" title="各种时候">
      <Example name="EmptyState">
        <div className={styles.states}>
          {empties.map((empty) => (
            <EmptyState key={empty.picture} {...empty} onAction={onPress} />
          ))}
        </div>
      </Example>
      <Example name="ErrorState · NoticeBanner">
        <NoticeBanner icon="offline" text="没有网络，还能看已经下载的照片" />
        <div className={styles.states}>
          <ErrorState
            title="照片没取到"
            text="服务器没有回应，你的照片都还在。"
            retryLabel="再试一次"
            onRetry={onPress}
          />
          <ErrorState
            title="没有网络"
            text="连上后点一下，从断的地方继续。"
            retryLabel="再试一次"
            onRetry={onPress}
            isOffline
            isBusy
          />
        </div>
      </Example>
      <Example name="QuestionCard">
        <QuestionCard
          title="用你的脸做主题封面？"
          text="只有你看得见。不要的话就看示例的脸，随时能改。"
          yesLabel="好，用吧"
          noLabel="不用"
          onAnswer={onPress}
        />
      </Example>
      <Example name="Skeleton">
        <Loading label="正在取照片">
          <div className={styles.thirds}>
            {[1, 2, 3].map((place) => (
              <div key={place}>
                <Skeleton shape="photo" />
                <Skeleton />
                <Skeleton isShort />
              </div>
            ))}
          </div>
        </Loading>
      </Example>
      <Example name="Banner">
        <Banner icon="verified" text="照片只用于你选择的用途。随时可以在“脸部数据与授权”里删除。" />
        {isBannerShown ? (
          <Banner
            tone="accent"
            icon="bell"
            text="20 张照片洗好了"
            actionLabel="去看"
            onAction={onPress}
            closeLabel="关闭"
            onClose={() => setIsBannerShown(false)}
          />
        ) : null}
        <Banner tone="warning" icon="clock" text="这一单还为你保留 14:32，到点自动取消，不扣款" />
        <Banner tone="danger" icon="warning" text="付款没有成功，钱没有扣" actionLabel="再付一次" onAction={onPress} />
      </Example>
    </Section>
  );
}
